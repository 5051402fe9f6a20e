import { dialogTexts as texts } from '@/admin/people/texts';
import { Row } from '@/ui/layout/layout';
import css from './dialogs.module.css';

interface RemovalEffectsProps {
  name: string;
  /**
   * The number of other records with the same email. While there is one, the user keeps the posts and can still sign in. Undefined if it
   * could not be read: then nothing is said of them.
   */
  others: number | undefined;
  /** How many posts would stay; undefined if that is not known. */
  posts: number | undefined;
  isWithPosts: boolean;
  onChoose: (isWithPosts: boolean) => void;
  isLocked: boolean;
}

/** Explains what the removal means, and offers to remove the user's posts too. */
export function RemovalEffects({ name, others, posts, isWithPosts, onChoose, isLocked }: RemovalEffectsProps) {
  return (
    <>
      <p>{effectOf(name, others)}</p>
      {posts === 0 && <p>{texts.noPosts}</p>}
      {posts !== undefined && posts > 0 && (
        <>
          <p>{texts.postsStay(posts)}</p>
          <Row as="label" gap={3} className={css.choice}>
            <input
              type="checkbox"
              checked={isWithPosts}
              disabled={isLocked}
              onChange={(event) => onChoose(event.target.checked)}
            />
            <span>{texts.removePosts(posts)}</span>
          </Row>
        </>
      )}
    </>
  );
}

function effectOf(name: string, others: number | undefined) {
  if (others === undefined) return texts.removeProfile(name);
  return others > 0 ? texts.removeTwin(name, others) : texts.removeText(name);
}
