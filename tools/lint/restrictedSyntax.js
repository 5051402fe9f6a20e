/**
 * ESLint's `no-restricted-syntax`, which Oxlint does not have: reports what its selectors find, with a message for one or more.
 * https://eslint.org/docs/latest/rules/no-restricted-syntax
 */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    return Object.fromEntries(
      context.options.flatMap(({ selectors, message }) =>
        selectors.map((selector) => [selector, (node) => void context.report({ node, message })]),
      ),
    );
  },
};

/** Under three names: an override adds the second and the third, and would replace what it names again. */
const rules = {
  'no-restricted-syntax': noRestrictedSyntax,
  'no-restricted-app-syntax': noRestrictedSyntax,
  'no-texts': noRestrictedSyntax,
};

export default { meta: { name: 'syntax' }, rules };
