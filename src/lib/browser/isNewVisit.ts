/**
 * Whether the document was opened by a link or an address. After a reload, or when Back or Forward has led to it, there may be a scroll to
 * restore.
 */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}
