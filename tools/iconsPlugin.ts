import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const iconSchema = v.object({
  __iconData: v.object({ node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])) }),
});

/**
 * Draws the icons of lucide-react with `createIcon`, because the package's own code for it has options that this site does not use:
 * without them, a page is 1.2 to 2.3 KB smaller.
 */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    // Otherwise, the code that renders the documents and the tests would have the package's own.
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, code: '__iconData = ' },
      async handler(_code, id) {
        const { node } = v.parse(iconSchema, await import(pathToFileURL(id).href)).__iconData;
        const shapes = node.map(([name, attributes]) => [name, { ...attributes, key: undefined }]);
        return {
          code: `import { createIcon } from '/src/shared/ui/createIcon.tsx'; export default createIcon(${JSON.stringify(shapes)});`,
          map: null,
        };
      },
    },
  };
}
