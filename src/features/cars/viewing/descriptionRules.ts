import { questionMessages as messages } from '@/shared/messages/questions';
import { ifMentioned, sentencesWith, unlessMentioned, type Rule } from './post';

const accident = /\b(?:accidents?|crash(?:ed)?|collisions?)\b/i;
const noAccident =
  /\b(?:no|never|without|free of|not)\b.{0,40}\b(?:accident|crash|collision)|\b(?:accident|crash)[- ]free\b/i;
const repaint = /\b(?:re-?paint|re-?spray)/i;
const service = /\b(?:full )?(?:\w+ )?servic(?:e (?:history|book|record)s?|e|ed|ing)\b/i;
const electric = /\b(?:electric|hybrid|ev|phev|bev|e-?drive|plug-?in)\b/i;
const wear = /\b(?:stone chips?|scratch(?:es)?|dents?|rust|small damage|crack(?:s|ed [a-z]+)?)\b/i;
const noWear = /\b(?:no|without|free of|not a)\b.{0,20}\b(?:chips?|scratch|dent|rust|damage|crack)|\brust[- ]free\b/i;

/** The questions about what buyers want to know and what no field of a post states. */
export const descriptionRules: readonly Rule[] = [
  (post) =>
    electric.test(post.words)
      ? unlessMentioned('battery', /\bbattery (?:health|capacity|is|was|has)|\bsoh\b/i, messages.battery)(post)
      : undefined,
  unlessMentioned('inspection', /\b(?:inspect(?:ed|ion)|m\.?o\.?t\.?|roadworth\w*|t[üu]v|itv)\b/i, messages.inspection),
  (post) => {
    if (noAccident.test(post.words)) return undefined;
    const isMentioned = accident.test(post.words);
    return isMentioned
      ? ifMentioned('accident', accident, () => messages.accidentRepair)(post)
      : unlessMentioned('accident', repaint, messages.accident)(post);
  },
  (post) => {
    const sentences = sentencesWith(service, post.words);
    if (sentences.some((sentence) => /\d/.test(sentence))) return undefined;
    return sentences.length === 0
      ? unlessMentioned('service', service, messages.service)(post)
      : ifMentioned('service', service, () => messages.lastService)(post);
  },
  unlessMentioned('owners', /\b(?:owners?|owned|first hand)\b/i, messages.owners),
  (post) => (noWear.test(post.words) ? undefined : ifMentioned('damage', wear, messages.damage)(post)),
  (post) =>
    post.car.image === undefined ? { id: 'pictures', text: messages.pictures, reason: messages.notStated } : undefined,
  unlessMentioned('keys', /\bkeys?\b/i, messages.keys),
  (post) =>
    ifMentioned('tyres', /\bwinter (?:wheels|tyres|tires)\b/i, () => messages.winterTyres)(post) ??
    unlessMentioned('tyres', /\b(?:tyres?|tires?)\b/i, messages.tyres)(post),
  unlessMentioned('loan', /\b(?:loan|finance[ds]?|lien|debt)\b/i, messages.loan),
];
