import { useMatch } from 'react-router-dom';
import { characterKeys } from '@/shared/browser/characterKeys';
import { useUserStore } from '@/shared/browser/userStore';
import { paths } from '@/shared/config/paths';
import { commonMessages } from '@/shared/messages/common';
import { keysMessages as messages, type KeyColumn } from '@/shared/messages/keys';
import { keysTitle } from '@/shared/messages/keysTitle';
import { useUser } from '@/shared/session/SessionProvider';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/dialog/Modal';
import css from './KeysHelp.module.css';

/** Lists the keys, and turns them off: somebody who speaks to the computer may press them by accident. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const isModerating = useMatch(paths.reportedPosts) !== null;
  const columns: readonly KeyColumn[] = isModerating ? messages.moderation : messages.columns;

  return (
    <Modal
      title={keysTitle}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <KeysSwitch />
          <Button onClick={onClose}>{commonMessages.close}</Button>
        </>
      }
    >
      <p className={css['hint']}>{isModerating ? messages.moderationHint : messages.hint}</p>
      <div className={css['columns']}>
        {columns.map((groups) => (
          <div key={groups[0]?.title}>
            {groups.map(({ title, keys }) => (
              <section key={title} className={css['group']}>
                <h3>{title}</h3>
                <dl>
                  {keys.map((key) => (
                    <div key={key.name}>
                      <dt>{key.name}</dt>
                      <dd>
                        {key.keys.map((cap) => (
                          <kbd key={cap}>{cap}</kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        ))}
      </div>
    </Modal>
  );
}

function KeysSwitch() {
  const { email } = useUser();
  const isOn = useUserStore(characterKeys, email);

  return (
    <label className={css['toggle']}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => {
          const { checked } = event.target;
          characterKeys.update(email, () => checked);
        }}
      />
      <span>
        <b>{isOn ? messages.on : messages.off}</b>
        <span className={css['where']}>{messages.onThisDevice}</span>
      </span>
    </label>
  );
}
