import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const noEscapes = [
  { selector: 'TSNonNullExpression', message: 'Narrow instead of asserting.' },
  {
    selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
    message: 'Only `as const`: what comes untyped passes a schema.',
  },
];
const noLooseWords = [
  { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: 'Words that people read stand in src/shared/words.' },
  {
    selector: 'JSXAttribute[name.name=/^(aria-label|alt|title|label|placeholder)$/] > Literal[value=/[A-Za-z]{2}/]',
    message: 'Words that people read stand in src/shared/words.',
  },
];
const noLooseCode = {
  selector: 'ImportExpression:not(CallExpression[callee.name=/^(arriving|page)$/] > ArrowFunctionExpression > *)',
  message: 'Code that is loaded late comes through `arriving`, which says why it did not come.',
};
const noOtherImports = {
  paths: [
    {
      name: 'react-hot-toast',
      message: 'react-hot-toast/headless: the other entry injects styles, which the content policy refuses.',
    },
    {
      name: '@tanstack/react-query',
      importNames: ['useMutation'],
      message: 'useWrite of src/shared takes two quick presses for one.',
    },
  ],
};

export default ts.config(
  { ignores: ['dist', '.sandbox', 'test-results', 'public'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-syntax': ['error', ...noEscapes],
    },
  },
  {
    files: ['src/**'],
    extends: [hooks.configs.flat['recommended-latest'], query.configs['flat/recommended-strict']],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...noEscapes, ...noLooseWords, noLooseCode],
      'no-restricted-imports': ['error', { ...noOtherImports, patterns: ['../*', '@sandbox/**', '@tests/**'] }],
    },
  },
  {
    files: ['src/features/**', 'src/shared/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { ...noOtherImports, patterns: ['@/features/**', '@/app/**', '../*', '@sandbox/**', '@tests/**'] },
      ],
    },
  },
  { files: ['src/shared/useWrite.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
);
