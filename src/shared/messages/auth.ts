export const authMessages = {
  login: 'Login',
  signUp: 'Sign up',
  choice: 'Login or sign up',
  loginHeading: 'Welcome back',
  signUpHeading: 'Create your account',

  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  name: 'Name',
  photo: 'Photo',
  role: 'Role',
  roles: [
    { value: 'buyer', label: 'Buyer' },
    { value: 'seller', label: 'Seller' },
  ],

  // Exactly as in section 5, except for the role: section 5 repeats the password's text for it.
  emailRequired: 'Email Address Required',
  passwordRequired: 'Password Required',
  nameRequired: 'Name',
  photoRequired: 'Photo URL Required',
  roleRequired: 'Role Required',

  or: 'or',
  google: 'Continue with Google',
  signedUp: 'Sign Up Successfully Done',
  signOut: 'Sign out',
  backHome: 'Back Home',

  forgot: 'Forgot password?',
  forgotTitle: 'Forgot password',
  forgotText: 'Enter the e-mail address of your account. We send you a link with which you choose a new password.',
  sendLink: 'Send the link',
  linkSent: (email: string) =>
    `If there is an account for ${email}, a mail with the link is on its way. Look into the spam folder as well.`,

  finishHeading: 'Almost there',
  finishing: (email: string) => `Finishing the sign-up of ${email}…`,
  finishBroke: (email: string) =>
    `The account ${email} is made, but its sign-up is not finished. It goes on from where it broke; nothing is done twice.`,

  noProfileHeading: 'No profile for this account',
  noProfile: (email: string) =>
    `${email} can sign in, but the marketplace has no profile for it: it was removed, or its sign-up was never finished.`,
  finishProfile: 'Make my profile',
  contact: 'Was it removed and you wonder why?',
  contactUs: 'Write to us',

  refusedHeading: { admin: 'For admins only', seller: 'For sellers only' },
  refused: {
    admin: (email: string) => `That page is for admins, and ${email} is not one.`,
    seller: (email: string) => `That page is for sellers, and ${email} is not one.`,
  },
  toDashboard: 'To my dashboard',
  otherAccount: 'Log in with another account',
} as const;
