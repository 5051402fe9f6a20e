import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const SHEET_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** Reports a class that no importer of the style sheet names, and a style sheet of another subject, whose looks only its components have. */
const used = {
  create(context) {
    return {
      ImportDeclaration({ source }) {
        if (!source.value.endsWith('.module.css')) return;
        const file = sheetAt(source.value, context.filename, context.cwd);
        const subject = subjectOf(file, context.cwd);
        if (subject !== subjectOf(context.filename, context.cwd))
          context.report({ node: source, message: `Make a component of what ${subject} has to look like.` });
        const unused = classesOf(file).filter((name) => !isNamed(name, file, context.cwd));
        if (unused.length > 0) context.report({ node: source, message: `No code names ${unused.join(', ')}.` });
      },
    };
  },
};

function subjectOf(file, root) {
  return relative(join(root, 'src'), file).split(sep)[0];
}

function sheetAt(specifier, importer, root) {
  return specifier.startsWith('@/') ? join(root, 'src', specifier.slice(2)) : resolve(dirname(importer), specifier);
}

const classes = new Map();
function classesOf(file) {
  if (!classes.has(file)) {
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|url\([^)]*\)|:global\([^)]*\)/gs, '');
    classes.set(file, [...new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name))]);
  }
  return classes.get(file);
}

function isNamed(name, file, root) {
  return importersOf(file, root).some(({ code, sheet }) => new RegExp(`\\b${sheet}\\.${name}\\b`).test(code));
}

let importers;
function importersOf(file, root) {
  importers ??= findImporters(join(root, 'src'), root);
  return importers.get(file) ?? [];
}

function findImporters(folder, root) {
  const found = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const code = readFileSync(path, 'utf8');
    for (const [, sheet, specifier] of code.matchAll(SHEET_IMPORT)) {
      const file = sheetAt(specifier, path, root);
      found.set(file, [...(found.get(file) ?? []), { code, sheet }]);
    }
  }
  return found;
}

export default { meta: { name: 'styles' }, rules: { used } };
