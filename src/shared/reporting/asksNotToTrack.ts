/** Whether the browser says that its user does not want to be tracked: Global Privacy Control, or the older Do Not Track. */
export function asksNotToTrack(): boolean {
  const says = (name: string): unknown => Reflect.get(navigator, name);
  return says('globalPrivacyControl') === true || says('doNotTrack') === '1';
}
