import { paths } from '@/lib/config/paths';
import { EmptyState } from '@/ui/art/EmptyState';
import { ButtonLink } from '@/ui/button/Button';
import { homeTexts } from './texts';

const texts = homeTexts.collection;
const returnState = { from: paths.home };

/** Shown instead of the posts if the REST API does not return them to visitors. */
export function SignInInvitation() {
  return (
    <EmptyState
      title={texts.invitation}
      action={
        <>
          <ButtonLink to={paths.login} state={returnState} variant="primary">
            {texts.signIn}
          </ButtonLink>
          <ButtonLink to={paths.signUp} state={returnState}>
            {texts.signUp}
          </ButtonLink>
        </>
      }
    >
      {texts.invitationHint}
    </EmptyState>
  );
}
