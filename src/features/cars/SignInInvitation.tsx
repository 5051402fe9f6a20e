import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { homeWords } from '@/shared/words/home';

const words = homeWords.collection;
const back = { from: paths.home };

/** Stands for the posts where the host shows them to nobody unknown. */
export function SignInInvitation() {
  return (
    <EmptyState
      title={words.invitation}
      action={
        <>
          <ButtonLink to={paths.login} state={back} look="primary">
            {words.signIn}
          </ButtonLink>
          <ButtonLink to={paths.signUp} state={back}>
            {words.signUp}
          </ButtonLink>
        </>
      }
    >
      {words.invitationHint}
    </EmptyState>
  );
}
