import vm from 'node:vm';

/** Vitest compiles the app's modules again for each visit. Here it gets what it has compiled of the same file before: no file changes during a run. */
const compiled = new Map<string, unknown>();
const { runInThisContext } = vm;

function compileOnce(code: string, options?: vm.RunningCodeOptions | string): unknown {
  const file = typeof options === 'object' ? options.filename : undefined;
  if (file === undefined) return runInThisContext(code, options);
  const known: unknown = compiled.get(file) ?? runInThisContext(code, options);
  compiled.set(file, known);
  return known;
}

// This file runs once for each test file, and one worker runs many.
if (runInThisContext.name !== compileOnce.name) vm.runInThisContext = compileOnce;
