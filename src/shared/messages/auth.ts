/** The texts of the login page itself. */
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
  forgot: 'Forgot password?',
  ended: 'You have been signed out: the session ended or the account was disabled. Log in again.',
} as const;
