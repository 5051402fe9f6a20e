import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

interface NamedTest {
  /** `stories/visitor/visitor > title` */
  name: string;
  /** It, or a `describe` around it, is skipped, to be done, expected to fail, or there is another that runs alone. */
  isIdle: boolean;
  /** The texts that it writes in full, in its table as in its body. */
  texts: readonly string[];
}

const IDLE = ['skip', 'skipIf', 'runIf', 'todo', 'fails', 'fail', 'fixme', 'only'];

/** Every test of the folders, as it is written in its file. */
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

  const look = (node: ts.Node, isIdleAround: boolean) => {
    const block = blockOf(node);
    const isIdle = isIdleAround || (block?.words.some((word) => IDLE.includes(word)) ?? false);
    if (block?.words[0] === 'test') found.push({ name: `${place} > ${block.title}`, isIdle, texts: textsIn(node) });
    ts.forEachChild(node, (child) => look(child, isIdle));
  };
  look(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind), false);
  return found;
}

function textsIn(node: ts.Node): string[] {
  const texts = ts.isStringLiteralLike(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

/** `test.each([…])('title', …)` and the like. */
function blockOf(node: ts.Node) {
  if (!ts.isCallExpression(node)) return undefined;
  const [title, body] = node.arguments;
  if (!title || !body || !ts.isStringLiteralLike(title)) return undefined;
  const words = wordsOf(node.expression);
  return words[0] === 'test' || words[0] === 'describe' ? { words, title: title.text } : undefined;
}

function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)
    ? wordsOf(ts.isCallExpression(callee) ? callee.expression : callee.tag)
    : [];
}
