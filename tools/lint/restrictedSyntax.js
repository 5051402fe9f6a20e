/**
 * ESLint's `no-restricted-syntax`, which Oxlint does not have: reports what its selectors find.
 * https://eslint.org/docs/latest/rules/no-restricted-syntax
 */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    return Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => void context.report({ node, message })]),
    );
  },
};

export default { meta: { name: 'syntax' }, rules: { 'no-restricted-syntax': noRestrictedSyntax } };
