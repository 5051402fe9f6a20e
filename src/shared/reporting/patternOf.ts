/** What a site report says instead of something that it must not quote. */
export const OTHER = '(other)';

/** The pattern that a path follows, of several the one with the fewest parameters; `OTHER` if there is none. */
export function patternOf<Pattern extends string>(path: string, patterns: readonly Pattern[]): Pattern | typeof OTHER {
  const parameters = (pattern: string) => pattern.split(':').length;
  const matching = patterns.filter((pattern) => new RegExp(`^${asRegExp(pattern)}$`).test(path));
  return matching.toSorted((a, b) => parameters(a) - parameters(b))[0] ?? OTHER;
}

const asRegExp = (pattern: string) => pattern.replace(/[.()]/g, '\\$&').replace(/:\w+/g, '[^/]+');
