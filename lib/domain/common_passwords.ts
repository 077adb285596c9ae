const WORDS = `
  password passw0rd p@ssword p@ssw0rd passwort password1 password2 password3 password12 password123
  password1234 password12345 password! password1! password123! password2024 password2025 password2026
  passwordpassword mypassword newpassword thepassword adminpassword changeme changeme1 changeme123 changeit
  letmein1 letmein123 letmeinnow welcome1 welcome2 welcome12 welcome123 welcome1234 welcome! welcome1!
  welcome2024 welcome2025 welcome2026 p@ssw0rd1 p@ssw0rd123 pa$$word pa$$w0rd passw0rd1 passw0rd123 passw0rd!
  pass1234 pass12345 pass123456 password01 password11 password99 administrator admin123 admin1234 admin12345
  admin123456 admin1234567 administrator1 admin@123 admin@1234 adminadmin admin2024 admin2025 admin2026
  admin!23 root1234 root12345 rootroot toor1234 superuser supervisor superadmin sysadmin webmaster postmaster
  hostmaster 12345678 123456789 1234567890 0123456789 012345678 01234567 87654321 987654321 9876543210
  11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666
  77777777 88888888 99999999 999999999 12121212 123123123 12341234 123412345 1234512345 123321123 12344321
  123454321 1234567a 12345678a 123456789a 1234567890a 123456789q a1234567 a12345678 a123456789 abc12345
  abc123456 abc123456789 abcd1234 abcd12345 abcde12345 abcdefg1 abcdefgh abcdefghi abcdefghij abcdefg123
  1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2
  !qaz2wsx qazwsxedc qazwsx123 qaz123456 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwer1234 qwert123 qwert1234
  qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop123
  qwerty!23 qwerty1! qwertyqwerty asdfghjk asdfghjkl asdfghjkl1 asdf1234 asdfasdf asdfjkl1 asdqwe123 zxcvbnm1
  zxcvbnm123 zxcvbnm, zxcvbnmasd zxcvzxcv zxc123456 1234qwer 123qweasd 123qwe123 123qweasdzxc 12qwaszx
  qweasdzxc qweasd123 qwe123456 qweqweqwe qwe12345 112233445566 11223344 1122334455 123456123456 147258369
  159753456 159357258 741852963 963852741 789456123 456789123 321654987 147852369 258456357 100200300
  10203040 1020304050 13579246 13572468 24681012 246813579 31415926 314159265 123456654321 12345678910
  123456789123 1234567891 11112222 11221122 12312312 20202020 2020202020 21212121 123654789 987456321
  98765432 876543210 1231231234 19871987 19901990 19951995 20002000 01012000 01011990 01011980 01012001
  01234567890 iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 iloveme1 iloveyouso ilovegod ilovejesus
  ilovemyself loveyou1 lovelove lovelove1 loveme123 lovers123 mylove123 forever1 foreverlove babygirl
  babygirl1 babygirl123 babyboy1 sweetheart sweetie1 princess princess1 princess123 prince123 beautiful
  beautiful1 butterfly butterfly1 butterfly123 chocolate chocolate1 cupcake123 cutiepie1 flower123 flowers1
  sunflower sunflower1 strawberry strawberry1 sunshine sunshine1 sunshine123 rainbow1 rainbow123 summer123
  summer2024 summer2025 summer2026 winter123 winter2024 winter2025 winter2026 spring2024 spring2025
  spring2026 autumn2025 autumn2026 december november september october1 february saturday wednesday thursday
  monday123 friday13 friday123 january1 football football1 football12 football123 baseball baseball1
  baseball123 basketball basketball1 softball volleyball hockey123 soccer12 soccer123 liverpool liverpool1
  liverpool123 chelsea1 chelsea123 arsenal1 arsenal123 arsenal12 barcelona barcelona1 realmadrid realmadrid1
  juventus juventus1 manchester manchesterunited manutd123 bayern123 galatasaray fenerbahce besiktas flamengo
  corinthians palmeiras steelers patriots packers1 cowboys1 yankees1 lakers24 redskins broncos1 champion
  champion1 champions superman superman1 superman123 batman123 batman12 spiderman spiderman1 starwars
  starwars1 starwars123 startrek startrek1 pokemon1 pokemon123 pikachu1 pikachu123 naruto123 dragonball
  dragonball1 dragon12 dragon123 dragon1234 monster1 monster123 mustang1 mustang123 corvette corvette1
  ferrari1 ferrari123 mercedes mercedes1 porsche1 porsche911 kawasaki yamaha123 suzuki123 harley123
  harleydavidson minecraft minecraft1 minecraft123 fortnite fortnite1 fortnite123 playstation nintendo
  nintendo1 gamecube counterstrike warcraft starcraft blizzard1 runescape runescape1 freedom1 freedom123
  trustno1 trustnoone whatever whatever1 whatever123 nothing1 anything1 something something1 computer
  computer1 computer123 internet internet1 samsung1 samsung123 microsoft microsoft1 google123 facebook
  facebook1 facebook123 linkedin linkedin1 twitter1 instagram instagram1 whatsapp1 telegram1 youtube123
  iphone123 motorola blackberry michael1 michael123 michelle michelle1 jennifer jennifer1 jessica1 jessica123
  jordan23 jordan123 ashley123 anthony1 andrew123 alexander alexander1 alejandro alejandra benjamin benjamin1
  brandon1 brittany charlie1 charlie123 charlotte christian christian1 christina christine christopher
  daniel123 danielle danielle1 elizabeth elizabeth1 fernando fernando1 francisco gabriela gabriel1 gabriel123
  isabella isabella1 jasmine1 jonathan jonathan1 joseph123 joshua123 katherine kimberly lauren123 leonardo
  margaret mariajose marianne matthew1 matthew123 mohammed mohamed1 mohamed123 muhammad nicholas nicholas1
  nicole123 patricia patricia1 patrick1 rebecca1 richard1 roberto1 robert123 samantha samantha1 samuel123
  santiago sebastian sebastian1 sophie123 stephanie stephanie1 thomas123 valentina valentin veronica victoria
  victoria1 vincent1 vanessa1 virginia william1 william123 zachary1 hunter12 hunter123 hannah123 buster123
  tigger123 shadow12 shadow123 maggie123 ginger123 bailey123 cookie123 pepper123 peanut123 snoopy123 garfield
  garfield1 scooby123 scoobydoo mickey123 mickeymouse tinkerbell midnight midnight1 moonlight starlight
  stargazer blackcat blackjack blackhawk darkness darkness1 darkangel destiny1 destiny123 diamond1 diamond123
  dolphin1 dolphins dolphin123 elephant elephant1 eclipse1 einstein emerald1 enterprise explorer firebird
  fireball flamingo galaxy123 goldfish greenday greenday1 guitar123 hello123 hello1234 hello12345 helloworld
  hellokitty hellohello heaven123 hercules holiday1 hollywood honeybee jackson1 jackpot1 jellybean juliette
  kingkong kingston knight123 ladybug1 lightning lollipop lollipop1 lucky123 lucky777 madison1 magic123
  marathon marlboro marlboro1 mercury1 metallica metallica1 millionaire mississippi money123 mountain
  mountain1 newcastle newyork1 nirvana1 october31 panthers paradise paradise1 passport passport1 phoenix1
  phoenix123 pineapple pineapple1 platinum portugal precious precious1 predator professional promise1
  pumpkin1 pumpkin123 purple123 raiders1 rangers1 redsox04 remember rockstar rockstar1 rock1234 sandra123
  scorpion scorpion1 scorpio1 secret12 secret123 secret1234 security security1 senators serenity services
  shannon1 silver123 skateboard skywalker slipknot slipknot1 snowball snowball1 snowboard snowflake southpark
  spartan1 spartan117 spongebob spongebob1 squirrel stanley1 station1 sterling stranger student1 student123
  supernova sweetness tacobell teacher1 teacher123 teddybear thunder1 thunder123 tiger123 titanic1 titanium
  tomorrow tornado1 treasure trinity1 triumph1 trouble1 tsunami1 turtle123 twilight twilight1 unicorn1
  unicorn123 universe universe1 university usuckass vacation valentine vampire1 velocity victory1 vikings1
  volcano1 warrior1 warriors waterfall watermelon westside wildcats windows1 windows10 wonderful wolfgang
  wolverine wrestling wrestling1 xbox360x yellow123 yesterday zeppelin zidane10 access123 access14 account1
  account123 accounting backup123 business business1 client123 company1 company123 customer customer1
  database database1 default1 default123 delivery delivery1 delivery123 demo1234 demodemo dispatch dispatcher
  driver123 employee freight1 freight123 guest123 guest1234 guestguest helpdesk helpdesk1 hostname logistics
  logistics1 logistics123 login123 login1234 loginlogin manager1 manager123 marketing master12 master123
  master1234 masterkey office123 operator operator1 oracle123 owner123 parcel123 parcels1 postgres postgres1
  private1 private123 public123 qwerty2024 qwerty2025 qwerty2026 sales123 secretary server123 service1
  service123 shipment shipping shipping1 shipping123 support1 support123 system123 temp1234 temp12345
  temporary test1234 test12345 test123456 testing1 testing123 testtest testuser tracking tracking1
  tracking123 transport transport1 user1234 user12345 username username1 warehouse warehouse1 waybill1
  waybill123 website1 correcthorsebatterystaple p4ssw0rd p4ssword passw@rd passphrase mypass123 mypassword1
  nopassword opensesame letmein! letmein12 iamadmin iamthebest idontknow ineedyou nevermind noaccess
  nopass123 nosecret q1q1q1q1 qqqqqqqq aaaaaaaa aaaaaaaaa aaaaaaaaaa aaaa1111 aa123456 aa12345678 a1b2c3d4
  a1b2c3d4e5 asd123456 asdasd123 asdasdasd azertyui azertyuiop azerty123 azerty12 bismillah bismillah1
  brasil123 canada123 america1 america123 australia india123 indonesia pakistan pakistan1 philippines
  polska123 deutschland frankfurt hamburg1 schalke04 passwort1 passwort123 hallo123 hallo1234 willkommen
  willkommen1 schatz123 sommer2025 sommer2026 contrasena contraseña contrasena1 teamo123 tequiero tequiero1
  estrella estrella1 mariposa mariposa1 bonjour1 bonjour123 motdepasse motdepasse1 soleil123 doudou123
  loulou123 chouchou marseille marseille1 juventus10 ciaociao francesco giuseppe alessandro alessandra
  amoremio senha123 senha1234 senha12345 brasileiro wachtwoord wachtwoord1 welkom01 welkom123 geheim123
  lösenord sifre123 parola123 salasana haslo123 heslo123 jelszo123 mustafa1 istanbul istanbul34 kartal1903
  qwerty007 bond007x marina123 natasha1 nataliya svetlana vladimir moskva123 privet123 zxcvbnm1234 zz123456
  zxcasdqwe
`;

/** Passwords of at least eight characters that guessers try first, in lower case (decision 19, security SGN-5). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  WORDS.trim().split(/\s+/),
);
