/** A copy of mongoose with models and connections of its own. */
const mongoose = new globalThis.outside.mongoose.Mongoose();
module.exports = mongoose;
module.exports.default = mongoose;
