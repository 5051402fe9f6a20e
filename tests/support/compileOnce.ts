import vm from 'node:vm';

/** Vitest compiles the app's modules again for each visit. Here it gets what it has compiled from the same text before. */
const compiled = new Map<string, unknown>();
const { runInThisContext } = vm;

function compileOnce(code: string, options?: vm.RunningCodeOptions | string) {
  const known: unknown = compiled.get(code) ?? runInThisContext(code, options);
  compiled.set(code, known);
  return known;
}

// This file runs once for each test file, and one worker runs many.
if (runInThisContext.name !== compileOnce.name) vm.runInThisContext = compileOnce;
