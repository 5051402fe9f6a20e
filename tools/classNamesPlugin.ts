import type { Plugin } from 'vite';

const IMPORT = /import (\w+) (from '[^']+\.module\.css';)/g;
/** Names of classes that no variable can have. */
const RESERVED =
  /^(case|class|default|delete|do|else|for|if|in|new|null|private|return|switch|this|try|void|while|with)$/;

/**
 * Imports each class of a CSS module by itself, so that `css['row']` becomes a text. Otherwise, each file of the build would contain
 * objects with the names of all classes of its CSS modules. A class that does not exist fails the build.
 */
export function classNamesPlugin(): Plugin[] {
  return [
    {
      name: 'class-names',
      apply: 'build',
      enforce: 'pre',
      config: () => ({ build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }),
      transform: {
        filter: { id: /\.tsx?$/, code: '.module.css' },
        handler: (code) => ({ code: withNamedImports(code), map: null }),
      },
    },
    {
      name: 'class-names:keep-styles',
      apply: 'build',
      enforce: 'post',
      // Without it, a module would lose its styles once nothing is left of its code.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' as const }),
      },
    },
  ];
}

function withNamedImports(code: string) {
  let changed = code;
  for (const [statement, css = '', from = ''] of code.matchAll(IMPORT)) {
    const names = new Set<string>();
    // As long as before, so that the source map need not change.
    changed = changed.replace(new RegExp(`\\b${css}\\['(\\w+)'\\]`, 'g'), (use, name: string) => {
      if (RESERVED.test(name)) return use;
      names.add(name);
      return `${css}_${name}`.padEnd(use.length);
    });
    if (names.size === 0) continue;
    const list = [...names].map((name) => `${name} as ${css}_${name}`).join();
    changed = changed.replace(statement, `import ${css}, { ${list} } ${from}`);
  }
  return changed;
}
