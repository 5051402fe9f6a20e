/** jsdom has no pointer capture. The tests send all events of a gesture to the same element anyway. */
export function shimPointerCapture() {
  Element.prototype.setPointerCapture = () => undefined;
}
