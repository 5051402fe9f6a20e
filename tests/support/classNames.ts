/** The classes of each style sheet, named as in its file. One module for all, because each page load in a test loads it again. */
export default new Proxy({}, { get: (_, name) => name });
