/**
 * The folders of `src`, each after those that it may import. What is on one line knows nothing of each other. `app` starts the app, and
 * imports all of them; `document` is what the inline script is made of.
 */
const order = [
  ['lib'],
  ['api'],
  ['ui'],
  ['session'],
  ['photo', 'users', 'categories'],
  ['cars'],
  ['wishlist'],
  ['payments', 'reports'],
  ['auth', 'home', 'blog'],
  ['admin'],
  ['layouts'],
  ['pages'],
  ['app'],
];
const placeOf = (folder) => order.findIndex((folders) => folders.includes(folder));

/** Reports an import of a later subject, or of one beside. Chunks that are loaded later may be of any subject. */
const subjectOrder = {
  create(context) {
    const subject = /\/src\/([^/]+)\//.exec(context.filename.replaceAll('\\', '/'))?.[1];
    if (subject === undefined || placeOf(subject) < 0) return {};
    const check = ({ source }) => {
      const imported = /^@\/([^/]+)\//.exec(source?.value ?? '')?.[1];
      if (imported === undefined || imported === subject || placeOf(imported) < 0) return;
      if (placeOf(imported) < placeOf(subject)) return;
      context.report({ node: source, message: `${subject} comes before ${imported} (tools/lint/subjectOrder.js).` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default { meta: { name: 'subjects' }, rules: { order: subjectOrder } };
