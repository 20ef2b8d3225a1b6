// The driver's tables for passwords in MONGODB_URI take 2 MB, and no other start needs them.
exports.saslprep = (...given) => require('../node_modules/@mongodb-js/saslprep/dist/node.js')(...given);
