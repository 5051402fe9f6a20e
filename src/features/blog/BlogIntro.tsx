import Mail from 'lucide-react/icons/mail';
import { env } from '@/shared/env';
import { mailto } from '@/shared/links';
import { buttonClass } from '@/shared/ui/buttonClass';
import { classes } from '@/shared/ui/classes';
import { PageHeading } from '@/shared/ui/PageHeading';
import { blogWords as words } from '@/shared/words/blog';
import css from './BlogIntro.module.css';

export function BlogIntro() {
  return (
    <div className={css['intro']}>
      <PageHeading>{words.title}</PageHeading>
      {words.intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <a href={mailto(env.site.email)} className={classes(buttonClass('primary', 'large'), css['contact'])}>
        <Mail size={20} strokeWidth={1.75} aria-hidden />
        {words.contact}
      </a>
    </div>
  );
}
