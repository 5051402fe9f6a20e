import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const SHEET_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/**
 * Reports a class that the style sheet does not have, a class of it that none of its importers names, and a style sheet of another
 * subject, whose looks only its components have.
 */
const known = {
  create(context) {
    const sheets = new Map();
    return {
      ImportDeclaration({ source, specifiers }) {
        const [specifier] = specifiers;
        if (!source.value.endsWith('.module.css') || !specifier) return;
        const file = sheetAt(source.value, context.filename, context.cwd);
        if (!existsSync(file)) {
          context.report({ node: source, message: 'There is no such style sheet.' });
          return;
        }
        if (subjectOf(file) !== subjectOf(context.filename))
          context.report({ node: source, message: `Make a component of what ${subjectOf(file)} has to look like.` });
        sheets.set(specifier.local.name, file);
        const unused = classesOf(file).filter((name) => !isNamed(name, file, context.cwd));
        if (unused.length > 0) context.report({ node: source, message: `No code names ${unused.join(', ')}.` });
      },
      MemberExpression({ object, property }) {
        const file = sheets.get(object.name);
        if (!file || classesOf(file).includes(property.value)) return;
        const message =
          property.type === 'Literal' ? 'The style sheet has no such class.' : 'Write the class as a literal.';
        context.report({ node: property, message });
      },
    };
  },
};

function subjectOf(file) {
  return /\/src\/([^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];
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
  return importersOf(file, root).some((code) => code.includes(`['${name}']`));
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
    for (const [, , specifier] of code.matchAll(SHEET_IMPORT)) {
      const sheet = sheetAt(specifier, path, root);
      found.set(sheet, [...(found.get(sheet) ?? []), code]);
    }
  }
  return found;
}

export default { meta: { name: 'styles' }, rules: { known } };
