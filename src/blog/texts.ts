interface Question {
  question: string;
  answer: readonly string[];
}

const questions: readonly Question[] = [
  {
    question: 'What are the different ways to manage state in a React application?',
    answer: [
      'By asking first what kind of state it is. What one component alone needs stays in it, with useState, or useReducer where many events change it. What neighbours share moves up to their nearest common parent. What the whole tree reads and what seldom changes, such as the theme or the person signed in, comes through context or a small external store read with useSyncExternalStore.',
      'What belongs to a server is a copy that grows old: a query library such as TanStack Query caches it, refreshes it and tells when it is stale. What should survive a reload or be shared as a link belongs in the address. Form fields are best left to the form, for instance with React Hook Form.',
      'What is left over after that is little. A global store such as Redux or Zustand pays off when many distant parts of a page change the same data. On this site the cars are server state, the filters live in the address, and no global store is needed.',
    ],
  },
  {
    question: 'How does prototypal inheritance work?',
    answer: [
      'Every JavaScript object has a link to another object, its prototype, or to null. Reading a property looks at the object itself first, then at its prototype, then at that one’s prototype, until the property is found or the chain ends; then the value is undefined. Writing does not follow the chain: it makes an own property, unless a setter or a read-only property stands in the way.',
      'Object.create(proto) makes an object with that prototype. Calling a function with new makes one whose prototype is the function’s prototype property. The class syntax is the same mechanism in a clearer notation: methods stand once on the prototype and are shared by all instances, and extends links one prototype to the other.',
      'So objects inherit from objects, at run time: a method added to a prototype is there at once for every object below it, and an own property of the same name hides it.',
    ],
  },
  {
    question: 'What is a unit test, and why should we write them?',
    answer: [
      'A unit test runs one small part of a program, mostly a function, with known input, and checks what comes out. It needs no network, no database and no screen, so hundreds of them take a second or two and give the same answer every time.',
      'They pay off three times: a mistake shows within seconds of being made and points at its place; code can be changed without fear; and the cases, written down one by one, say what the code promises. They suit functions with many cases best: how a price is read, how a title is cut.',
      'They cannot show that the parts fit together. For that there are tests that use the whole application as a person does. A good suite has both, and a test is worth keeping only if it fails when the thing is broken.',
    ],
  },
  {
    question: 'React vs. Angular vs. Vue: what is the difference?',
    answer: [
      'React is a library for user interfaces. A component is a function that returns what to show, written in JSX, and it runs again when its state changes. Routing, forms and data fetching are chosen separately: a lot of freedom, and a lot of decisions.',
      'Angular is a whole framework by Google, written in TypeScript: templates, dependency injection, router, forms and HTTP client come in one box and in one style. There is more to learn at first, and large teams gain from everything being in one place. Its signals track which part of a page depends on which value.',
      'Vue stands in between. Its single-file components keep template, logic and style together, its reactivity tracks by itself what depends on what, and the official router and store are there when they are wanted. Many find it the easiest to start with.',
      'All three make fast, accessible sites. What a team knows, and the libraries that a project needs, matter more than benchmarks. SecondGear is made with React.',
    ],
  },
  {
    question: 'What is Node, and how does it work?',
    answer: [
      'Node.js runs JavaScript outside of the browser: Google’s V8 engine executes it, and Node adds what a server needs, such as files, network and processes.',
      'Your JavaScript runs on a single thread with an event loop. Waiting is handed over: sockets are watched by the operating system, and file access and some other work run on a small pool of threads in the library libuv. When a result is there, its callback or promise is queued, and the loop runs it as soon as the code before it has finished. That is why one process can hold thousands of open connections.',
      'The price: a long computation holds up everybody, so heavy work belongs in worker threads or in another process. With npm comes the largest collection of packages there is, and the same language is used on both sides of the wire.',
    ],
  },
];

export const title = 'Blog Comunity';
export const intro = [
  'A used-car marketplace is also a piece of software. Here are the questions about making one that we are asked most, with short answers.',
  'Is something missing, or wrong? Write to us.',
] as const;
export const contact = 'Contact Us';
export const questionsTitle = 'Question?';
export { questions };

export * as blogTexts from './texts';
