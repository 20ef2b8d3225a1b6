module.exports = globalThis.outside.mongodb;
