import { formatCount, formatPrice, formatRelative, formatNumber } from '@/lib/text/format';

const otherPosts = (count: number) => formatCount(count, 'other post', 'other posts');

export const warningTexts = {
  whatToDo: 'What to do:',
  posts: (count: number) => (count === 1 ? 'The post:' : 'Among them:'),
  price: {
    title: 'Far below all comparable cars',
    seen: (price: number, cheapest: number, count: number, name: string) =>
      `${formatPrice(price)} is asked here. The cheapest of the ${formatNumber(count)} other ${name} cars listed here costs ${formatPrice(cheapest)}.`,
    advice: 'ask why it is so cheap, and see the car and its papers before you pay anything.',
  },
  picture: {
    title: 'The same picture in other posts',
    seen: (count: number, isOtherSeller: boolean) =>
      `The picture of this post is also in ${otherPosts(count)}${isOtherSeller ? ', by another seller' : ''}.`,
    advice: 'ask for a new picture of this car that shows its number plate, and compare it when you see the car.',
  },
  phone: {
    title: 'One phone, several sellers',
    seen: (posts: number, sellers: number, name: string | undefined) =>
      `The number in this post is also in ${formatCount(posts, 'post', 'posts')} by ${
        sellers === 1
          ? `another seller${name === undefined ? '' : `, ${name}`}`
          : `${formatNumber(sellers)} other sellers`
      }.`,
    advice: 'ask who owns the car, and see the papers in that name before you pay.',
  },
  account: {
    title: 'A new account',
    seen: (createdAt: Date, now: Date) => `The seller’s account was created ${formatRelative(createdAt, now)}.`,
    advice: 'take your time: meet the seller, and see the car and its papers before you pay.',
  },
  deposit: {
    title: 'The post speaks of money in advance',
    seen: (quote: string) => `It says: “${quote}”`,
    advice: 'pay nothing before you have seen the car and its papers, and nothing outside this site.',
  },
  offSite: {
    title: 'The post leads off this site',
    seen: (quote: string) => `It says: “${quote}”`,
    advice: 'do not sign in or pay on a page that a post leads to. Call the seller, and see the car first.',
  },
} as const;
