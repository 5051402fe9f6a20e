import { join, sep } from 'node:path';
import { run } from 'typed-css-modules';
import type { Plugin } from 'vite';

/** Types the classes of the style sheets anew when one changes; `npm run styles` types them once. */
export function styleTypesPlugin(): Plugin {
  return {
    name: 'style-types',
    apply: (_config, { mode }) => mode !== 'test',
    configureServer({ config, watcher }) {
      const { typeAll, onChange } = createStyleTyper(config.root);
      watcher.on('all', (_event, file) => onChange(file));
      return typeAll();
    },
  };
}

/** @param root the project's folder. Files outside of its `src` are passed over, such as copies for tests. */
export function createStyleTyper(root: string) {
  const source = join(root, 'src') + sep;
  let typed = Promise.resolve();
  let isWaiting = false;

  /** All of them, one time after the other: another branch changes many at once. */
  function typeAll() {
    if (isWaiting) return typed;
    isWaiting = true;
    typed = typed.then(() => {
      isWaiting = false;
      return run('src', { outDir: '.sandbox/styles', silent: true });
    });
    return typed;
  }

  const onChange = (file: string) => {
    if (file.startsWith(source) && file.endsWith('.module.css')) void typeAll();
  };

  return { typeAll, onChange };
}
