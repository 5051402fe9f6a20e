import { createHash } from 'node:crypto';

/**
 * What a page runs before its first paint other than the one inline line that sets the theme and that its policy lists
 * by hash. Modules wait until the document has been read; data is no script.
 * @param header the policy that the server sent, beside the document's own
 */
export function scriptFaults(html: string, header: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, tag = '', text = '']) => ({
    type: /\btype="([^"]*)"/.exec(tag)?.[1] ?? 'text/javascript',
    name: text.slice(0, 60) || tag,
    isFile: /\bsrc=/.test(tag),
    text,
  }));
  const early = scripts.filter(({ type, isFile }) => type === 'text/javascript' || (type === 'module' && !isFile));
  const policy = header + (/<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)?.[0] ?? '');
  return early.flatMap(({ text, name, isFile }, place) => [
    ...(place > 0 || isFile || !text.includes('theme') ? [`runs ${name}`] : []),
    ...(policy.includes(`sha256-${hashOf(text)}`) ? [] : [`runs ${name}, which the policy does not list`]),
  ]);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
