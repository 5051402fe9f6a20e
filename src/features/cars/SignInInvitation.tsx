import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { homeMessages } from '@/shared/words/home';

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
