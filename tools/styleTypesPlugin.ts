import { run } from 'typed-css-modules';
import type { Plugin } from 'vite';

/** Types the classes of the style sheets anew when one changes; `npm run styles` types them once. */
export function styleTypesPlugin(): Plugin {
  const write = () => run('src', { outDir: '.sandbox/styles', silent: true });
  return {
    name: 'style-types',
    apply: (_config, { mode }) => mode !== 'test',
    configureServer({ watcher }) {
      watcher.on('all', (_event, file) => {
        if (file.endsWith('.module.css')) void write();
      });
      return write();
    },
  };
}
