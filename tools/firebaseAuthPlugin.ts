import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync, type Plugin } from 'vite';

/** What `src/shared/session/identity.ts` imports: it confirms who is signed in, on the first page of every user. */
const confirming = [
  'initializeAuth',
  'indexedDBLocalPersistence',
  'browserLocalPersistence',
  'browserSessionPersistence',
  'connectAuthEmulator',
  'onIdTokenChanged',
];
/** What the other files import. They are loaded once somebody is about to sign in. */
const signingIn = [
  'createUserWithEmailAndPassword',
  'sendEmailVerification',
  'sendPasswordResetEmail',
  'signInWithEmailAndPassword',
  'updateProfile',
  'browserPopupRedirectResolver',
  'getAdditionalUserInfo',
  'GoogleAuthProvider',
  'signInWithPopup',
];

const CONFIRMING = '?confirming';
const SIGNING_IN = '?signing-in';

/**
 * Divides the SDK for signing in, so that a user's first page loads only what confirms who is signed in. The SDK is a single file, and
 * bundlers divide code by files. They also keep the providers that nobody uses, because the file sets properties of their classes.
 */
export function firebaseAuthPlugin(): Plugin {
  return {
    name: 'firebase-auth',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^firebase\/auth$/ },
      async handler(source, importer = '') {
        const wrapper = await this.resolve(source, importer, { skipSelf: true });
        const index = await this.resolve('@firebase/auth', wrapper?.id);
        const [, file] = /from '\.\/(index-[\w-]+\.js)';/.exec(index ? readFileSync(index.id, 'utf8') : '') ?? [];
        if (!index || file === undefined) throw new Error('@firebase/auth is no longer a single file.');
        const isConfirming = basename(importer) === 'identity.ts';
        return {
          id: join(dirname(index.id), file) + (isConfirming ? CONFIRMING : SIGNING_IN),
          moduleSideEffects: isConfirming,
        };
      },
    },
    load: {
      filter: { id: /\?(confirming|signing-in)$/ },
      handler: (id) => ({ code: partOf(id), map: null }),
    },
  };
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

function partOf(id: string) {
  const [file = ''] = id.split('?');
  const code = readFileSync(file, 'utf8');
  const statements = parseSync(file, code).program.body;
  const first = statementsFor(confirming, statements);
  const later = statementsFor(signingIn, statements).filter((statement) => !first.includes(statement));
  const neededLater = new Set(later.flatMap(namesIn));
  const shared = first.flatMap(declaredBy).filter((name) => neededLater.has(name));
  return id.endsWith(CONFIRMING)
    ? `${only(first, statements, code)}\nexport { ${[...new Set([...confirming, ...shared])].join()} };`
    : `${only(later, statements, code)}\nimport { ${shared.join()} } from './${basename(file)}${CONFIRMING}';\nexport { ${signingIn.join()} };`;
}

/** Those that declare the names, those that call something, and all that these need. */
function statementsFor(names: readonly string[], statements: readonly Statement[]) {
  const calls = statements
    .filter(({ type }) => type === 'ExpressionStatement')
    .filter((one) => declaredBy(one).length === 0);
  const needed = new Set([...names, ...calls.flatMap(namesIn)]);
  const declarations = statements.filter(({ type }) => !/^(Import|Export)/.test(type));
  // A set also visits what is added meanwhile.
  for (const name of needed) {
    for (const statement of declarations.filter((one) => declaredBy(one).includes(name)))
      for (const other of namesIn(statement)) needed.add(other);
  }
  return declarations.filter((one) => calls.includes(one) || declaredBy(one).some((name) => needed.has(name)));
}

/** Also the class whose property it sets. */
function declaredBy(statement: Statement): string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') return namesIn(statement.id);
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => namesIn(id));
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  return expression?.type === 'AssignmentExpression' ? namesIn(expression.left) : [];
}

/** All names in this part of the syntax tree, except those of properties. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'Identifier' && 'name' in part) return [String(part.name)];
  const isComputed = 'computed' in part && part.computed === true;
  const parts = Object.entries(part).filter(([key]) => isComputed || (key !== 'key' && key !== 'property'));
  return parts.flatMap(([, value]) => namesIn(value));
}

/** The code with spaces in place of the other statements, so that the source map stays the same. */
function only(kept: readonly Statement[], statements: readonly Statement[], code: string) {
  let text = code;
  for (const statement of statements) {
    if (kept.includes(statement) || statement.type === 'ImportDeclaration') continue;
    const { start, end } = statement;
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
  }
  return text;
}
