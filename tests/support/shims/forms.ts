import { File as NodeFile } from 'node:buffer';

/**
 * Lets forms with files be sent and read. Node makes the files of a form with the global `File`, which is jsdom's here, and from Node 22 on
 * takes no files but its own for such. Must run before msw is imported, whose requests extend the global `Request`.
 */
export function shimForms() {
  const { Request: PageRequest, File: PageFile } = globalThis;
  // Each test file runs this again, in the same document.
  if (PageRequest.name === 'FormRequest') return;
  const setFile = (file: typeof NodeFile | typeof PageFile) => void Object.assign(globalThis, { File: file });

  class FormRequest extends PageRequest {
    constructor(...args: ConstructorParameters<typeof Request>) {
      setFile(NodeFile);
      try {
        super(...args);
      } finally {
        setFile(PageFile);
      }
    }

    override async formData() {
      const headers = { 'content-type': this.headers.get('content-type') ?? '' };
      const whole = new Response(await this.arrayBuffer(), { headers });
      // All bytes are there, so that no task of the page runs meanwhile.
      setFile(NodeFile);
      return whole.formData().finally(() => setFile(PageFile));
    }

    override clone() {
      const copy = super.clone();
      Object.setPrototypeOf(copy, FormRequest.prototype);
      return copy;
    }
  }
  Object.assign(globalThis, { Request: FormRequest });
}
