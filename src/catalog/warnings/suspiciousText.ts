import { truncate } from '@/lib/text/format';

const deposit =
  /(?<!\b(?:carbon|oil|lime|salt|mud) )\b(?:deposits?|down[ -]?payments?|pre-?pay(?:ment|ments|ing)?|advance payments?|(?:reservation|holding) fee|(?:pay|paid|payment|money)\b(?:(?!\b(?:no|not|never|nothing)\b|n['’]t\b)[^.!?\n]){0,20}\b(?:in advance|up ?front|beforehand)|wire transfers?|western union|moneygram|gift cards?|bitcoin|crypto(?:currency)?|escrow)\b/gi;
const offTheSite =
  /(?:https?:\/\/|\bwww\.)\S{1,60}|\b[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,}|\b(?:t|wa)\.me\b|\bbit\.ly\b|\b[\w-]{1,63}\.(?:com|net|org|info|biz|ru|xyz|shop|online)\b|\b(?:whats ?app|telegram|viber|wechat|facebook|instagram|craigslist)\b/gi;
/** Words before a match that turn it around, as in "no need for a deposit". */
const negationBefore =
  /\b(?:no|(?<!\bwhy )not|never|nor|without|(?:do|does|did|wo)nt|\w+n['’]t)(?: (?:need|want|ask|asking|require|requiring|take|accept|use|have|pay|for|to|you|be|any|a|the|deposits?|or))* $/i;
/** The same after it, as in "deposit not required". */
const negationAfter =
  /^(?:(?: is| are)?(?: not|n['’]?t| never)(?: required| needed| necessary| wanted| accepted| taken| asked)|: ?(?:no|none|not)\b)/i;
/** A missing space between two sentences, as in "full history.Info by phone", is no address. */
const missingSpace = /^[\w-]+\.(?:Info|Net|Online|Shop)$/;

const BEFORE = 30;
const AFTER = 50;
const MAX_QUOTE = 140;

/** The words in which a text asks for money before the car is seen; undefined if it does not. */
export function depositQuote(text: string) {
  return quoteOf(text, deposit);
}

/** The words in which a text leads to another site or messenger. */
export function offSiteQuote(text: string) {
  return quoteOf(text, offTheSite);
}

function quoteOf(raw: string, pattern: RegExp) {
  // So that letters of full width, for example, are found, too.
  const text = raw.normalize('NFKC').replace(/\s+/g, ' ');
  for (const { index, 0: found } of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, index - BEFORE), index);
    const after = text.slice(index + found.length, index + found.length + AFTER);
    if (negationBefore.test(before) || negationAfter.test(after) || missingSpace.test(found)) continue;
    // Whole words only: a cut one at an end is left out.
    const start = index > BEFORE ? `…${before.replace(/^\S*\s?/, '')}` : before;
    const end = index + found.length + AFTER < text.length ? `${after.replace(/\s?\S*$/, '')}…` : after;
    return truncate(`${start}${found}${end}`, MAX_QUOTE);
  }
  return undefined;
}
