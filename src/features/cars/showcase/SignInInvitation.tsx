import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { homeMessages } from '@/shared/messages/home';

const messages = homeMessages.collection;
const back = { from: paths.home };

/** Stands for the posts where the host shows them to nobody unknown. */
export function SignInInvitation() {
  return (
    <EmptyState
      title={messages.invitation}
      action={
        <>
          <ButtonLink to={paths.login} state={back} variant="primary">
            {messages.signIn}
          </ButtonLink>
          <ButtonLink to={paths.signUp} state={back}>
            {messages.signUp}
          </ButtonLink>
        </>
      }
    >
      {messages.invitationHint}
    </EmptyState>
  );
}
