-- Asks for the paths listed in a file (the first argument) one after the other, from the line after a number of lines (the second),
-- with the headers that follow as "name=value".
local paths = {}
local made = {}
local at = 0

function init(args)
  for line in io.lines(args[1]) do paths[#paths + 1] = line end
  at = tonumber(args[2]) % #paths
  for i = 3, #args do
    local name, value = args[i]:match("^(.-)=(.*)$")
    wrk.headers[name] = value
  end
end

-- A request is written once for each path: the generator shares the machine with what it measures.
function request()
  at = at % #paths + 1
  local path = paths[at]
  local text = made[path]
  if text == nil then
    text = wrk.format("GET", path)
    made[path] = text
  end
  return text
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"micros":%d,"p50":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
