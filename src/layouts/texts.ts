export const home = 'Home';
export const categories = 'Categories';
export const blog = 'Blog';
export const dashboard = 'Dashboard';
export const login = 'Login';
export const signOut = 'SignOut';
export const mainNavigation = 'Main';
export const openMenu = 'Menu';
export const skip = 'Skip to the content';
export const accountOf = (name: string) => `Account of ${name}`;
export const profile = 'Profile';
export const theme = 'Theme';
export const themes = { light: 'Light', dark: 'Dark' } as const;

export const columns = [
  { title: 'About', links: ['Contact Us', 'About Us', 'Stories', 'Press'] },
  { title: 'Help', links: ['Payments', 'Shipping', 'Cancellation', 'Returns'] },
  { title: 'Policy', links: ['Return Policy', 'Terms Of Use', 'Security', 'Privacy'] },
  { title: 'Company', links: ['Login', 'Register', 'Sitemap', 'Our Products'] },
] as const;
export const contactUs = 'Contact Us';
export const addressTitle = 'Registered Office Address';
export const address = 'Please add the full address and the telephone number of the registered office here.';
export const social = ['X (Twitter)', 'Facebook', 'Instagram', 'Pinterest'] as const;
export const copyright = (name: string) => `© 2022 ${name}`;

export * as layoutTexts from './texts';
