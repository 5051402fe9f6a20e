/**
 * Reads what belongs to an email: as it is written and, if that differs, as Firebase spells it. Hosts compare emails as they are written, and
 * older records have capitals (`docs/contract.md`).
 */
export async function readSpellings<T extends { id: string }>(email: string, read: (spelling: string) => Promise<T[]>) {
  const spellings = [...new Set([email, email.toLowerCase()])];
  const lists = await Promise.all(spellings.map(read));
  return [...new Map(lists.flat().map((item) => [item.id, item])).values()];
}
