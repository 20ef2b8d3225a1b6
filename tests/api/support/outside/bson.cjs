module.exports = globalThis.outside.bson;
