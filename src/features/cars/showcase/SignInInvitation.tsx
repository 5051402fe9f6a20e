import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { homeMessages } from '@/shared/messages/home';

const messages = homeMessages.collection;
const returnState = { from: paths.home };

/** Shown instead of the posts if the REST API does not return them to visitors. */
export function SignInInvitation() {
  return (
    <EmptyState
      title={messages.invitation}
      action={
        <>
          <ButtonLink to={paths.login} state={returnState} variant="primary">
            {messages.signIn}
          </ButtonLink>
          <ButtonLink to={paths.signUp} state={returnState}>
            {messages.signUp}
          </ButtonLink>
        </>
      }
    >
      {messages.invitationHint}
    </EmptyState>
  );
}
