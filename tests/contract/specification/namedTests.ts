import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

interface NamedTest {
  /** `stories/visitor/visitor > title` */
  name: string;
  /** The test or a `describe` around it has one of the modifiers of `IDLE`. */
  isIdle: boolean;
  /** All string literals of the test, in its `each` table and in its body. */
  texts: readonly string[];
}

const IDLE = ['skip', 'skipIf', 'runIf', 'todo', 'fails', 'fail', 'fixme', 'only'];

/** Finds every test of the folders by parsing their files. */
export function namedTests(...folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap((file) => testsIn(`tests/${folder}/${file}`, `${folder}/${file.replace(/\.(test|spec)\.tsx?$/, '')}`)),
  );
}

function testsIn(path: string, place: string) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: NamedTest[] = [];

  const visit = (node: ts.Node, isParentIdle: boolean) => {
    const block = blockOf(node);
    const isIdle = isParentIdle || (block?.names.some((name) => IDLE.includes(name)) ?? false);
    if (block?.names[0] === 'test') found.push({ name: `${place} > ${block.title}`, isIdle, texts: textsIn(node) });
    ts.forEachChild(node, (child) => visit(child, isIdle));
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind), false);
  return found;
}

function textsIn(node: ts.Node): string[] {
  const texts = ts.isStringLiteralLike(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

/** The names and the title of a call such as `test.each([…])('title', …)`. */
function blockOf(node: ts.Node) {
  if (!ts.isCallExpression(node)) return undefined;
  const [title, body] = node.arguments;
  if (!title || !body || !ts.isStringLiteralLike(title)) return undefined;
  const names = namesOf(node.expression);
  return names[0] === 'test' || names[0] === 'describe' ? { names, title: title.text } : undefined;
}

function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)
    ? namesOf(ts.isCallExpression(callee) ? callee.expression : callee.tag)
    : [];
}
