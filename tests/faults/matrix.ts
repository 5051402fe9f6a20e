import { describe, test } from 'vitest';
import { hold } from './cell';
import { faults } from './faults';
import type { Scene } from './scene';

declare module 'vitest' {
  interface TaskMeta {
    /** A cell of the fault matrix: one call, one fault. */
    isCell?: true;
  }
}

/** Every fault of every call of these scenes. */
export function holdAll(scenes: Readonly<Record<string, Scene>>) {
  describe.each(Object.entries(scenes))('%s', (name, scene) => {
    test.each(faults.map((fault) => [fault.name, fault] as const))('%s', { meta: { isCell: true } }, (_, fault) =>
      hold(name.replace(/ \(.*\)$/, ''), scene, fault),
    );
  });
}
