/** Which draft of which seller: that of a new post, or that of a changed one. Each is stored by itself. */
export interface DraftId {
  email: string;
  name: 'new post' | 'changed post';
}
