import CircleUser from 'lucide-react/icons/circle-user';
import { Link } from 'react-router-dom';
import { layoutTexts } from '@/layouts/texts';
import { paths } from '@/lib/config/paths';
import type { Identity } from '@/session/state/sessionState';
import { Row } from '@/ui/layout/layout';
import { Avatar } from '@/ui/picture/Avatar';
import { ProperName, Text } from '@/ui/Text';
import { useRole } from '@/users/lastRoles';
import { roleNames } from '@/users/texts';
import css from './AccountMenu.module.css';

/** Who is signed in, as what, and the link to the profile: in the menu of the photo, and on narrow screens in that of the header. */
export function AccountHead({ user }: { user: Identity }) {
  const role = useRole(user.email);

  return (
    <div className={css.head}>
      <Row gap={3} className={css.who}>
        <Avatar name={user.name} photoUrl={user.photoUrl} />
        <p>
          <b>
            <ProperName>{user.name}</ProperName>
          </b>
          <Text as="span" size="xs" isMuted className={css.role}>
            {role && roleNames[role]}
          </Text>
        </p>
      </Row>
      <Link to={paths.profile} className={css.profile}>
        <CircleUser size={20} color="var(--muted)" aria-hidden />
        {layoutTexts.profile}
      </Link>
    </div>
  );
}
