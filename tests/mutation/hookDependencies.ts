import * as v from 'valibot';

/** What Babel's path of an array has that is passed to a hook after its function. */
const dependencies = v.object({
  node: v.object({ type: v.literal('ArrayExpression') }),
  key: v.number(),
  parent: v.object({ callee: v.object({ name: v.pipe(v.string(), v.regex(/^use[A-Z]/)) }) }),
});

/** A plugin of Stryker's that ignores a hook's dependencies: the lint of hooks reports each that is missing or never changes. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'hook-dependencies',
    value: {
      shouldIgnore: (path: unknown) =>
        v.is(dependencies, path) && path.key > 0
          ? 'The lint of hooks compares them with what the hook reads.'
          : undefined,
    },
  },
];
