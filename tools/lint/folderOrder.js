import { relative } from 'node:path';

/**
 * The folders of `src`, each after those that it may import, at once or late. What is on one line knows nothing of each other. A new folder
 * gets its place here. `assets` are pictures; `app` starts the app, and `app/document` is what the inline script is made of.
 */
const order = [
  ['assets/art', 'lib/config'],
  ['lib/text'],
  ['lib/browser'],
  ['api'],
  ['ui'],
  ['ui/brand', 'ui/button', 'ui/layout'],
  ['ui/art', 'ui/feedback', 'ui/list'],
  ['ui/form', 'ui/overlay', 'ui/picture'],
  ['ui/table'],
  ['session/state'],
  ['session/identity'],
  ['session'],
  ['session/delayed'],
  ['photo', 'users', 'categories', 'blog'],
  ['users/profile'],
  ['cars'],
  ['cars/cards'],
  ['catalog/comparison', 'catalog/estimate', 'catalog/filters', 'catalog/price'],
  ['catalog/related', 'catalog/savedSearches', 'catalog/warnings'],
  ['catalog/browse', 'catalog/following'],
  ['catalog/details'],
  ['selling'],
  ['selling/post'],
  ['selling/form'],
  ['selling/own'],
  ['wishlist'],
  ['wishlist/buttons'],
  ['wishlist/checkout', 'wishlist/table'],
  ['wishlist/cards', 'wishlist/modal'],
  ['home'],
  ['home/carousel'],
  ['payments', 'reports'],
  ['payments/stripe'],
  ['payments/engine'],
  ['payments/card'],
  ['payments/panels'],
  ['auth'],
  ['auth/account', 'auth/wayIn'],
  ['admin/overview', 'admin/moderation', 'admin/people'],
  ['admin/people/dialogs'],
  ['admin/people/table'],
  ['layouts', 'layouts/keys'],
  ['layouts/dashboard', 'layouts/newVersion', 'layouts/header'],
  ['layouts/user'],
  ['layouts/main'],
  ['pages'],
  ['pages/dashboard'],
  ['app/document'],
  ['app'],
];
const placeOf = (folder) => order.findIndex((folders) => folders.includes(folder));
/** Of `src/ui/Text.tsx` and of `@/ui/Text`, it is `ui`; of what is in no folder of `src`, `src`. */
const folderOf = (path) => path.split('/').slice(1, -1).join('/') || 'src';

const here = 'tools/lint/folderOrder.js';

/** Reports an import of a later folder, or of one beside, and a folder that has no place. */
const folderOrder = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (!path.startsWith('src/')) return {};
    const folder = folderOf(path);
    const place = placeOf(folder);
    if (place < 0)
      return { Program: (node) => context.report({ node, message: `${folder} has no place in ${here}.` }) };
    const check = ({ source }) => {
      const address = source?.value?.replace(/^\.\//, `@/${folder}/`);
      if (!address?.startsWith('@/')) return;
      const imported = folderOf(address);
      if (imported === folder) return;
      const importedPlace = placeOf(imported);
      if (importedPlace >= 0 && importedPlace < place) return;
      const message =
        importedPlace < 0 ? `${imported} has no place in ${here}.` : `${folder} comes before ${imported} (${here}).`;
      context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'folders' }, rules: { order: folderOrder } };
