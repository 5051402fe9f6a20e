import { useMatch } from 'react-router-dom';
import { characterKeys } from '@/lib/browser/characterKeys';
import { useUserStore } from '@/lib/browser/userStore';
import { paths } from '@/lib/config/paths';
import { commonTexts } from '@/lib/text/texts';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { Row } from '@/ui/layout/layout';
import { Modal } from '@/ui/overlay/Modal';
import { Text } from '@/ui/Text';
import { keysTexts as texts, type KeyColumn, keysTitle } from './texts';
import css from './KeysHelp.module.css';

/** Lists the keys, and turns them off: somebody who speaks to the computer may press them by accident. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const isModerating = useMatch(paths.reportedPosts) !== null;
  const columns: readonly KeyColumn[] = isModerating ? texts.moderation : texts.columns;

  return (
    <Modal
      title={keysTitle}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <KeysSwitch />
          <Button onClick={onClose}>{commonTexts.close}</Button>
        </>
      }
    >
      <Text size="s" isMuted>
        {isModerating ? texts.moderationHint : texts.hint}
      </Text>
      <div className={css.columns}>
        {columns.map((groups) => (
          <div key={groups[0]?.title}>
            {groups.map(({ title, keys }) => (
              <section key={title} className={css.group}>
                <h3>{title}</h3>
                <dl>
                  {keys.map((key) => (
                    <Row gap={3} justify="between" key={key.name}>
                      <dt>{key.name}</dt>
                      <dd>
                        {key.keys.map((cap) => (
                          <kbd key={cap}>{cap}</kbd>
                        ))}
                      </dd>
                    </Row>
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
    <Row as="label" gap={3} className={css.toggle}>
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
        <b>{isOn ? texts.on : texts.off}</b>
        <Text as="span" size="xs" isMuted>
          {texts.onThisDevice}
        </Text>
      </span>
    </Row>
  );
}
