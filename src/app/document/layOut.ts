/**
 * Lays out the page in a task of its own. Otherwise the first frame does it in one task with the painting, which takes a slow phone
 * more than 50 ms.
 */
export async function layOut() {
  await new Promise((resolve) => setTimeout(resolve));
  document.body.getBoundingClientRect();
}
