import Mail from 'lucide-react/icons/mail';
import { env } from '@/lib/config/env';
import { mailto } from '@/lib/text/links';
import { buttonClass } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { PageHeading } from '@/ui/layout/layout';
import { blogTexts as texts } from './texts';
import css from './BlogIntro.module.css';

export function BlogIntro() {
  return (
    <div className={css.intro}>
      <PageHeading>{texts.title}</PageHeading>
      {texts.intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <a href={mailto(env.site.email)} className={cx(buttonClass('primary', 'large'), css.contact)}>
        <Mail size={20} />
        {texts.contact}
      </a>
    </div>
  );
}
